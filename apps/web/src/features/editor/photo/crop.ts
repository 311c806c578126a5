// The part of a picture that is shown, as high as 5/4 of its width: in pixels of the picture.

export interface PictureSize {
  width: number
  height: number
}
export interface Crop {
  /** The middle of the part. */
  x: number
  y: number
  /** 1: the largest part that there is. */
  zoom: number
}
export interface CropBox extends PictureSize {
  left: number
  top: number
}

export const cropAspect = 4 / 5
export const maxZoom = 5

export const middleOf = ({ width, height }: PictureSize): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

function sizeOf({ width, height }: PictureSize, zoom: number): PictureSize {
  const wide = Math.min(width, height * cropAspect) / zoom
  return { width: wide, height: wide / cropAspect }
}

const between = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

/** Within the picture, whatever was asked for. */
export function fitted(picture: PictureSize, { x, y, zoom }: Crop): Crop {
  const within = between(zoom, 1, maxZoom)
  const { width, height } = sizeOf(picture, within)
  return {
    x: between(x, width / 2, picture.width - width / 2),
    y: between(y, height / 2, picture.height - height / 2),
    zoom: within,
  }
}

export function boxOf(picture: PictureSize, crop: Crop): CropBox {
  const { x, y, zoom } = fitted(picture, crop)
  const { width, height } = sizeOf(picture, zoom)
  return { left: x - width / 2, top: y - height / 2, width, height }
}
