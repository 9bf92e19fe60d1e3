import type { Settings } from '#server/config/env.ts';
import {
  GENERATED_SECRETS,
  type GeneratedSecret,
  keepSecret,
  readSecret,
  removeSecret,
} from '#server/config/generated-secret.ts';
import { BackupError } from './backup-error.ts';

type SecretSettings = Pick<Settings, 'dataDir' | 'sessionSecret' | 'adminPassword'>;
export type KeptSecrets = Map<GeneratedSecret, string>;

/** The secrets that are in use because no setting replaces them. */
export async function readSecretsInUse(settings: SecretSettings): Promise<KeptSecrets> {
  const secrets: KeptSecrets = new Map();
  for (const name of inUse(settings)) {
    const secret = await readSecret(settings.dataDir, name);
    if (secret) secrets.set(name, secret);
  }
  return secrets;
}

/** The secrets of the backup that this installation needs and does not have. */
export async function secretsToRestore(
  settings: SecretSettings,
  backedUp: KeptSecrets,
): Promise<KeptSecrets> {
  const wanted: KeptSecrets = new Map();
  for (const name of inUse(settings)) {
    const secret = backedUp.get(name);
    const present = await readSecret(settings.dataDir, name);
    if (present && secret && present !== secret) {
      throw new BackupError(
        `${settings.dataDir} already has its own ${name}: restore into a new DATA_DIR.`,
      );
    }
    if (secret && !present) wanted.set(name, secret);
  }
  return wanted;
}

/** Resolves with a function that undoes it. */
export async function keepSecrets(dataDir: string, secrets: KeptSecrets) {
  const kept: GeneratedSecret[] = [];
  const removeAgain = async () => {
    for (const name of kept) await removeSecret(dataDir, name);
  };
  for (const [name, secret] of secrets) {
    if (await keepSecret(dataDir, name, secret)) {
      kept.push(name);
    } else {
      await removeAgain();
      throw new BackupError(`Another program has just put a ${name} into ${dataDir}.`);
    }
  }
  return removeAgain;
}

function inUse({ sessionSecret, adminPassword }: SecretSettings): GeneratedSecret[] {
  const given = { 'session-secret': sessionSecret, 'admin-password': adminPassword };
  return GENERATED_SECRETS.filter((name) => given[name] === undefined);
}
