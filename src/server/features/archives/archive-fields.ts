import * as z from 'zod/mini';
import type { Attachment } from '#shared/attachment.ts';
import { MAX_ATTACHMENTS } from '#shared/attachment-input.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { MAX_ID } from '#shared/ids.ts';
import { MAX_MONEY, requireCents } from '#shared/money.ts';
import { isHttpUrl } from '#shared/receipt.ts';
import { isStorableText, LONG_TEXT_MAX_LENGTH, NAME_MAX_LENGTH } from '#shared/text.ts';
import type { ArchivedKind } from './archived-kind.ts';

/** A file of a record: its key in the storage on this side, its path in the ZIP on the other. */
export interface NamedFile {
  key: string;
  type: string;
  size: number;
}

/** Turns what a record refers to into what it is called on the other side of the way. */
export interface Translation {
  /** Null if that record does not come along. */
  id(kind: ArchivedKind, id: number): number | null;
  /** Null if that file does not come along. */
  file(key: string): NamedFile | null;
}

/** A field of an archived record. The same translation serves the way out and the way in. */
export interface Field<T> {
  schema: z.ZodMiniType<T>;
  translate?: (value: T, translation: Translation) => T;
  /** What it refers to, for the spreadsheets. */
  to?: ArchivedKind;
  /** The version of the format that added it, and what every record had before. */
  since?: { version: number; before: T };
}

export const since = <T>(version: number, before: NoInfer<T>, field: Field<T>): Field<T> => ({
  ...field,
  since: { version, before },
});

const URL_MAX_LENGTH = 2_048;

const storable = (max: number) =>
  z.string().check(z.maxLength(max), z.refine(isStorableText), z.minLength(1));
const amount = (min: string, max: string) =>
  z.string().check(
    z.regex(/^-?\d{1,8}\.\d{2}$/),
    z.refine((text) => {
      const cents = requireCents(text);
      return cents >= requireCents(min) && cents <= requireCents(max);
    }),
  );

export const text: Field<string> = { schema: storable(NAME_MAX_LENGTH) };
export const optionalText: Field<string | null> = {
  schema: z.nullable(storable(NAME_MAX_LENGTH)),
};
export const notes: Field<string | null> = { schema: z.nullable(storable(LONG_TEXT_MAX_LENGTH)) };
export const flag: Field<boolean> = { schema: z.boolean() };

export const moneySchema = (min: string, max: string = MAX_MONEY) => amount(min, max);
export const money = (min: string): Field<string> => ({ schema: amount(min, MAX_MONEY) });
export const optionalMoney = (min: string, max: string = MAX_MONEY): Field<string | null> => ({
  schema: z.nullable(amount(min, max)),
});

export const wholeNumber = (min: number, max: number): Field<number> => ({
  schema: z.int().check(z.minimum(min), z.maximum(max)),
});

export const percent: Field<number> = {
  schema: z.number().check(
    z.minimum(0),
    z.maximum(100),
    z.refine((value) => Math.round(value * 100) / 100 === value),
  ),
};

const daySchema = z.string().check(z.refine(isCalendarDate));
export const day: Field<string> = { schema: daySchema };
export const optionalDay: Field<string | null> = { schema: z.nullable(daySchema) };

const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const instantSchema = z
  .string()
  .check(z.refine((value) => INSTANT.test(value) && new Date(value).toJSON() === value));
export const instant: Field<string> = { schema: instantSchema };
export const optionalInstant: Field<string | null> = { schema: z.nullable(instantSchema) };

export const choice = <const T extends string>(values: readonly T[]): Field<T> => ({
  schema: z.enum(values as unknown as [T]) as unknown as z.ZodMiniType<T>,
});
export const optionalChoice = <const T extends string>(values: readonly T[]): Field<T | null> => ({
  schema: z.nullable(choice(values).schema),
});

export const idSchema = z.int().check(z.minimum(1), z.maximum(MAX_ID));

export const reference = (to: ArchivedKind): Field<number | null> => ({
  schema: z.nullable(idSchema),
  translate: (id, translation) => (id === null ? null : translation.id(to, id)),
  to,
});

/** The path of a file in the ZIP. */
export const pathSchema = storable(300);

/** A file that the record cannot be without. */
export const requiredFile: Field<string> = {
  schema: pathSchema,
  translate: (key, translation) => translation.file(key)?.key ?? '',
};

export const file: Field<string | null> = {
  schema: z.nullable(pathSchema),
  translate: (key, translation) => (key === null ? null : (translation.file(key)?.key ?? null)),
};

/** A web address stays as it is. */
export const attachments: Field<Attachment[]> = {
  schema: z
    .array(
      z.object({
        key: storable(URL_MAX_LENGTH),
        type: z.nullable(storable(100)),
        name: z.string().check(z.maxLength(NAME_MAX_LENGTH), z.refine(isStorableText)),
        size: z.nullable(z.int()),
      }),
    )
    .check(
      z.maxLength(MAX_ATTACHMENTS),
      z.refine((files) => new Set(files.map(({ key }) => key)).size === files.length),
    ),
  translate: (files, translation) =>
    files.flatMap(({ key, name }) => {
      if (isHttpUrl(key)) return { key, type: null, name, size: null };
      const found = translation.file(key);
      return found ? { ...found, name } : [];
    }),
};
