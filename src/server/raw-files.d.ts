/** Vite puts the text of such a file into the built server. */
declare module '*?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives the text as the default export.
  export default text;
}
