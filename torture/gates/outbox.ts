import type { Page } from '@playwright/test';
import { type Person, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { mustSend } from '../http-call.ts';
import {
  addOnPhone,
  nothingWaits,
  type OfflinePhone,
  tellOnline,
  withOfflinePhone,
} from '../offline-phone.ts';
import { isPhotoOf, receiptPhoto } from '../receipt-photos.ts';

/** Expenses that are added without a connection in each round. */
const ADDS = { small: 3, full: 20 };

/** What goes wrong while they are sent. Each resolves when nothing waits any more. */
const rounds: Record<string, (stage: Stage) => Promise<void>> = {
  'every second answer is lost after the commit': async ({ phone, page, isCreation }) => {
    const answers = { upload: 0, expense: 0 };
    phone.server.losesAnswer = ({ url }, status) => {
      if (!isCreation(url, status)) return undefined;
      const kind = url?.startsWith('/api/upload') ? 'upload' : 'expense';
      answers[kind] += 1;
      // Nothing of it arrives, or it breaks off.
      return ([undefined, 'all', undefined, 'end'] as const)[answers[kind] % 4];
    };
    // The phone closes the application, and opens it again when the signal is back.
    await page.close();
    phone.server.isDown = false;
    const again = await phone.open();
    const timer = setInterval(() => tellOnline(again).catch(() => undefined), 1_000);
    await nothingWaits(again).finally(() => clearInterval(timer));
  },
  'two tabs send at once': async ({ phone, page }) => {
    const other = await phone.open();
    phone.server.isDown = false;
    await Promise.all([tellOnline(page), tellOnline(other)]);
    await Promise.all([nothingWaits(page), nothingWaits(other)]);
    await other.close();
  },
  'the tab is killed while it sends': async ({ phone, page, afterSomeAnswers }) => {
    const begun = afterSomeAnswers();
    phone.server.isDown = false;
    await tellOnline(page);
    await begun;
    await phone.kill(page);
    const again = await phone.open();
    await nothingWaits(again);
  },
  'the server is killed while it receives': async ({ phone, page, chamber, afterSomeAnswers }) => {
    const begun = afterSomeAnswers();
    phone.server.isDown = false;
    await tellOnline(page);
    await begun;
    await chamber.restart();
    const timer = setInterval(() => tellOnline(page).catch(() => undefined), 1_000);
    await nothingWaits(page).finally(() => clearInterval(timer));
  },
};

interface Stage {
  phone: OfflinePhone;
  page: Page;
  chamber: { restart: () => Promise<void> };
  isCreation: (url: string | undefined, status: number) => boolean;
  /** Resolves in the middle of the sending. */
  afterSomeAnswers: () => Promise<void>;
}

export const gate: Gate = {
  name: 'outbox',
  title: 'What is added without a connection is created exactly once, with its photo',
  isRunByName: true,
  run: (scale, say) =>
    withChamber({}, async (chamber) => {
      const adds = ADDS[scale];
      let product = chamber.product;
      const restart = async () => {
        await product.kill();
        product = await chamber.startAnother();
      };
      const person = await chamber.person({ plan: 'pro' });
      const project = await mustSend<{ id: number }>(chamber.origin, {
        method: 'POST',
        path: '/api/projects',
        headers: { cookie: person.cookie },
        body: { name: 'Kitchen', budget: '25000' },
      });
      let wrong = 0;
      let number = 0;
      await withOfflinePhone(
        person,
        () => product.origin,
        async (phone) => {
          for (const [name, disturb] of Object.entries(rounds)) {
            const page = await phone.open();
            phone.server.isDown = true;
            const first = number;
            for (; number < first + adds; number += 1) {
              await addOnPhone(page, nameOf(number), await receiptPhoto(number));
            }
            await disturb({
              phone,
              page,
              chamber: { restart },
              isCreation,
              afterSomeAnswers: () => nthCreation(phone, Math.ceil(adds / 3)),
            });
            phone.server.losesAnswer = () => undefined;
            const bad = await countWrong(product.origin, person, project.id, number);
            say(`${name}: ${bad} of ${number} so far are not there exactly once with their photo`);
            wrong = bad;
          }
        },
      );
      return {
        figure: `${wrong} of ${count(number)} expenses with photos of 2 MB not created exactly once and whole`,
        isMet: wrong === 0,
      };
    }),
};

const nameOf = (number: number) => `Delivery ${number}.`;

const isCreation = (url: string | undefined, status: number) =>
  status === 201 && /^\/api\/(expenses|upload)\b/.test(url ?? '');

function nthCreation({ server }: OfflinePhone, wanted: number): Promise<void> {
  return new Promise((resolve) => {
    let answers = 0;
    server.losesAnswer = ({ url }, status) => {
      if (isCreation(url, status)) answers += 1;
      if (answers === wanted) resolve();
      return undefined;
    };
  });
}

interface Listed {
  description: string;
  imageUrl: string | null;
}

async function countWrong(
  origin: string,
  { cookie }: Person,
  projectId: number,
  added: number,
): Promise<number> {
  const headers = { cookie };
  const path = `/api/expenses?projectId=${projectId}&pageSize=100`;
  const { expenses } = await mustSend<{ expenses: Listed[] }>(origin, {
    method: 'GET',
    path,
    headers,
  });
  let wrong = Math.max(0, expenses.length - added);
  for (let number = 0; number < added; number += 1) {
    const [found, ...more] = expenses.filter(({ description }) => description === nameOf(number));
    const isRight = found?.imageUrl && more.length === 0;
    if (!isRight || !(await isWhole(origin, headers, number, found.imageUrl ?? ''))) wrong += 1;
  }
  return wrong;
}

async function isWhole(
  origin: string,
  headers: { cookie: string },
  number: number,
  s3Key: string,
): Promise<boolean> {
  const call = { method: 'POST', path: '/api/signed-url', headers, body: { s3Key } };
  const { signedUrl } = await mustSend<{ signedUrl: string }>(origin, call);
  const { pathname, search } = new URL(signedUrl, origin);
  const response = await fetch(new URL(pathname + search, origin));
  return response.ok && isPhotoOf(number, Buffer.from(await response.arrayBuffer()));
}
