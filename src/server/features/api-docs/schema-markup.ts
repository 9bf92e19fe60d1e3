import { type Html, html } from '#server/http/html.ts';
import { nameIn, type Schema } from './document.ts';

const literal = (value: unknown) => html`<code>${JSON.stringify(value)}</code>`;

const LIMITS: [keyof Schema, string][] = [
  ['minLength', 'at least # characters'],
  ['maxLength', 'at most # characters'],
  ['minimum', 'at least #'],
  ['exclusiveMinimum', 'more than #'],
  ['maximum', 'at most #'],
  ['minItems', 'at least # entries'],
  ['maxItems', 'at most # entries'],
];

/** What a value is, in one line: "list of Expense", "string or null". */
export function typeOf(schema: Schema): Html {
  if (schema.$ref) return schemaLink(nameIn(schema.$ref));
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return either(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return either(choices.map(typeOf));
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (typeof schema.additionalProperties === 'object') {
    return html`object with values of ${typeOf(schema.additionalProperties)}`;
  }
  if (!schema.type) return html`anything`;
  const type = [schema.type].flat().join(' or ');
  return html`${type}${limitsOf(schema)}`;
}

function schemaLink(name: string): Html {
  return html`<a href="#schema-${name}">${name}</a>`;
}

function either(types: Html[]): Html {
  const different = new Map(types.map((type) => [type.text, type]));
  return joined([...different.values()], html` or `);
}

function joined(pieces: Html[], between: Html): Html {
  return html`${pieces.map((piece, index) => (index === 0 ? piece : html`${between}${piece}`))}`;
}

function limitsOf(schema: Schema): Html[] {
  const { format, pattern } = schema;
  const texts = LIMITS.flatMap(([key, text]) =>
    schema[key] === undefined ? [] : text.replace('#', String(schema[key])),
  );
  return [
    ...[format, ...texts].filter((text) => text !== undefined).map((text) => html`, ${text}`),
    // A format says the same as its pattern, in a word.
    ...(pattern && !format ? [html`, like <code>${pattern}</code>`] : []),
  ];
}

/** The fields of an object, or of the objects inside a list or a choice. */
export function fieldsOf(schema: Schema): Html[] {
  const { properties, required = [], items, anyOf, oneOf } = schema;
  if (properties) {
    const rows = Object.entries(properties).map(([name, property]) =>
      fieldRow({ name, isRequired: required.includes(name), schema: property }),
    );
    return [html`<ul class="fields">${rows}</ul>`];
  }
  const lists = [...(items ? [items] : []), ...(anyOf ?? []), ...(oneOf ?? [])].flatMap(fieldsOf);
  return lists.length > 0 ? [joined(lists, html`<p class="soft">or</p>`)] : [];
}

interface Field {
  name: string;
  place?: string;
  isRequired: boolean;
  description?: string | undefined;
  schema: Schema;
}

export function fieldRow({ name, place, isRequired, description, schema }: Field): Html {
  const note = description ?? schema.description;
  return html`<li>
    <code class="name">${name}</code> ${place && html`<span class="soft">in the ${place},</span>`}
    ${isRequired ? html`<span class="required">required</span>` : html`<span class="soft">optional</span>`}
    <span class="type">${typeOf(schema)}${'default' in schema ? html`, default ${literal(schema.default)}` : ''}</span>
    ${note && html`<p>${note}</p>`}
    ${fieldsOf(schema)}
  </li>`;
}
