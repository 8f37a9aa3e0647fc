export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the content's corner stands in the window, and how large it is drawn. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const MARGIN = 8;

export const fitScale = (content: Size, view: Size): number =>
  view.width === 0 ? 1 : Math.min(view.width / content.width, view.height / content.height);

/** Content smaller than the window is centred; larger content never leaves it. */
const held = (at: number, content: number, view: number): number =>
  content <= view ? (view - content) / 2 : Math.min(MARGIN, Math.max(view - content - MARGIN, at));

export const placed = (to: Place, content: Size, view: Size, least: number, most: number): Place => {
  const scale = Math.min(Math.max(to.scale, least), most);
  return {
    scale,
    x: held(to.x, content.width * scale, view.width),
    y: held(to.y, content.height * scale, view.height),
  };
};

/** Zooms so that the point under the fingers stays under them. */
export const zoomedAt = (from: Place, scale: number, x: number, y: number): Place => ({
  scale,
  x: x - ((x - from.x) / from.scale) * scale,
  y: y - ((y - from.y) / from.scale) * scale,
});
