import { loadEnvFile } from 'node:process';

/** Adds the settings of a `.env` file in the working folder, if there is one. */
export function loadEnvironmentFile() {
  try {
    loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
