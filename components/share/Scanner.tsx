import { CameraView, useCameraPermissions } from 'expo-camera';

import { Button } from '../Button';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly onCode: (code: string) => void;
  readonly onFailure: () => void;
}

/** The phone's camera, reading QR codes as they come. */
export const Scanner = ({ onCode, onFailure }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const [permission, request] = useCameraPermissions();
  if (permission?.granted !== true)
    return (
      <Button
        icon="camera"
        title={t('receive.allow')}
        onPress={() => void request().then(p => !p.granted && !p.canAskAgain && onFailure())}
      />
    );
  return (
    <CameraView
      style={styles.camera}
      facing="back"
      barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
      onBarcodeScanned={({ data }) => onCode(data)}
    />
  );
};

const useStyles = makeStyles(({ radius }) => ({
  camera: { width: '100%', aspectRatio: 1, borderRadius: radius.m, overflow: 'hidden' } as const,
}));
