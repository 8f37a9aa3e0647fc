import jsQR from 'jsqr';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Props {
  readonly onCode: (code: string) => void;
  readonly onFailure: () => void;
}

const SIDE = 640;
const EVERY = 120;

/** The browser's camera: a frame is drawn and read a few times a second. */
export const Scanner = ({ onCode, onFailure }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onCode);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let over = false;
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const look = () => {
      const { current } = video;
      if (current === null || pen === null || current.videoWidth === 0) return;
      const scale = Math.min(1, SIDE / Math.min(current.videoWidth, current.videoHeight));
      canvas.width = Math.round(current.videoWidth * scale);
      canvas.height = Math.round(current.videoHeight * scale);
      pen.drawImage(current, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const found = jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
      if (found !== null && found.data !== '') read(found.data);
    };
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (over || video.current === null) return;
      video.current.srcObject = stream;
      await video.current.play();
    };
    void start().catch(() => fail());
    const timer = setInterval(look, EVERY);
    return () => {
      over = true;
      clearInterval(timer);
      stream?.getTracks().forEach(track => track.stop());
    };
  }, []);
  return (
    <video ref={video} muted playsInline style={{ width: '100%', borderRadius: 10 }} data-testid="camera" />
  );
};
