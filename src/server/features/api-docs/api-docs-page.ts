/// <reference path="../../raw-files.d.ts" />
import { type Html, html, trusted } from '#server/http/html.ts';
import palette from '#shared/palette.css?raw';
import styles from './api-docs.css?raw';
import type { ApiDocument } from './document.ts';
import { type Call, contentMarkup, operationMarkup } from './operation-markup.ts';
import { fieldsOf, typeOf } from './schema-markup.ts';

/** Tailwind reads the palette as its theme; a plain page needs the same values as variables. */
const variables = `:root { ${palette.match(/--color-[a-z-]+:[^;]+;/g)?.join(' ')} }`;

/** The document as a page for people. It has no script. */
export function apiDocsPage(document: ApiDocument): string {
  const { info, tags, components } = document;
  const chapters = tags
    .map((tag) => ({ ...tag, calls: callsOf(document, tag.name) }))
    .filter(({ calls }) => calls.length > 0);
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${info.title}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="alternate" type="application/json" href="/api/openapi.json" title="OpenAPI document">
    <style>${trusted(variables + styles)}</style>
  </head>
  <body>
    <nav aria-label="Contents">
      <a class="home" href="/">Back to the app</a>
      <ul>
        ${chapters.map(({ name, calls }) => contents(name, calls))}
        ${['security', 'refusals', 'schemas'].map((name) => contents(name, []))}
      </ul>
    </nav>
    <main>
      <h1>${info.title}</h1>
      <p>${withCode(info.description)}</p>
      <p>Programs read the same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
      ${chapters.map(
        ({ name, description, calls }) => html`<section id="${name}">
          <h2>${titleOf(name)}</h2>
          <p>${description}</p>
          ${calls.map(operationMarkup)}
        </section>`,
      )}
      ${securitySection(components.securitySchemes)}
      ${refusalSection(components.responses)}
      ${schemaSection(components.schemas)}
    </main>
  </body>
</html>`.text;
}

function callsOf({ paths }: ApiDocument, tag: string): Call[] {
  return Object.entries(paths)
    .flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, operation]) => ({ ...operation, method, path })),
    )
    .filter(({ tags }) => tags.includes(tag));
}

/** `ai-chat` is "Ai chat" for people. */
function titleOf(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function contents(chapter: string, calls: Call[]): Html {
  const links = calls.map(
    ({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>`,
  );
  return html`<li><a class="chapter" href="#${chapter}">${titleOf(chapter)}</a>${links.length > 0 ? html`<ul>${links}</ul>` : ''}</li>`;
}

function securitySection(schemes: ApiDocument['components']['securitySchemes']): Html {
  return html`<section id="security">
    <h2>Security</h2>
    ${Object.entries(schemes).map(
      ([name, scheme]) => html`<article id="security-${name}">
        <h3>${name}</h3>
        <p>${scheme.description} Sent in the ${scheme.in} <code>${scheme.name}</code>.</p>
      </article>`,
    )}
  </section>`;
}

function refusalSection(responses: ApiDocument['components']['responses']): Html {
  return html`<section id="refusals">
    <h2>Refusals</h2>
    ${Object.entries(responses).map(
      ([name, { description, content = {} }]) => html`<article id="response-${name}">
        <h3>${name}</h3>
        <p>${withCode(description)}</p>
        ${contentMarkup(content)}
      </article>`,
    )}
  </section>`;
}

function schemaSection(schemas: ApiDocument['components']['schemas']): Html {
  const sorted = Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b));
  return html`<section id="schemas">
    <h2>Schemas</h2>
    ${sorted.map(
      ([name, schema]) => html`<article id="schema-${name}">
        <h3><a href="#schema-${name}">${name}</a></h3>
        ${schema.properties ? '' : html`<p class="type">${typeOf(schema)}</p>`}
        ${fieldsOf(schema)}
      </article>`,
    )}
  </section>`;
}

/** Markdown has backticks for code; the document uses nothing else of it. */
function withCode(text: string): Html[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`));
}
