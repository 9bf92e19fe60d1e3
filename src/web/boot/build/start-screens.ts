/**
 * The screens of iPhones and iPads: width and height in CSS pixels, and device pixels for each. While
 * an installed application starts, iOS shows the picture of exactly its screen, and otherwise white;
 * other systems draw one from the manifest. A new size of screen is one more line here, and then
 * `npm run icons`.
 */
const SCREENS = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
] as const;

/** In device pixels. */
export const startScreens = SCREENS.map(([width, height, ratio]) => ({
  file: `start-${width * ratio}x${height * ratio}.png`,
  width: width * ratio,
  height: height * ratio,
  media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`,
}));

export const startScreenLinks = startScreens
  .map(
    ({ file, media }) =>
      `<link rel="apple-touch-startup-image" media="${media}" href="/icons/${file}">`,
  )
  .join('');
