import { type Html, html } from '#server/http/html.ts';
import { type Content, nameIn, type Operation, type Parameter } from './document.ts';
import { fieldRow, fieldsOf, typeOf } from './schema-markup.ts';

export interface Call extends Operation {
  method: string;
  path: string;
}

/** One call: how to make it, and what comes back. */
export function operationMarkup(call: Call): Html {
  const { operationId, method, path, summary, parameters = [], requestBody } = call;
  return html`<article id="${operationId}">
    <h3>${summary}</h3>
    <p class="call"><span class="method ${method}">${method.toUpperCase()}</span>
      <code>${path}</code></p>
    <p class="soft"><a href="#${operationId}"><code>${operationId}</code></a> · ${access(call)}</p>
    ${parameters.length > 0 ? parameterList(parameters) : ''}
    ${requestBody && html`<h4>Body</h4>${contentMarkup(requestBody.content)}`}
    <h4>Answers</h4>
    <ul class="fields">${answers(call)}</ul>
  </article>`;
}

function access({ security }: Call): Html {
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  if (schemes.length === 0) return html`public`;
  return html`needs ${schemes.map((name) => html`<a href="#security-${name}">${name}</a>`)}`;
}

function parameterList(parameters: Parameter[]): Html {
  const rows = parameters.map(({ name, in: place, required, description, schema }) =>
    fieldRow({ name, place, isRequired: required, description, schema }),
  );
  return html`<h4>Parameters</h4><ul class="fields">${rows}</ul>`;
}

/** Successes by what they contain; refusals by name in one row, because all have one shape. */
function answers({ responses }: Call): Html {
  const refusals: Html[] = [];
  const successes: Html[] = [];
  for (const [status, response] of Object.entries(responses)) {
    if ('$ref' in response) {
      const name = nameIn(response.$ref);
      refusals.push(html`<a href="#response-${name}">${status} ${name}</a> `);
    } else {
      const { description, content } = response;
      successes.push(
        html`<li><code class="name">${status}</code> ${description}${content && contentMarkup(content)}</li>`,
      );
    }
  }
  return html`${successes}<li class="refusals">${refusals}</li>`;
}

export function contentMarkup(content: Content): Html[] {
  return Object.entries(content).map(
    ([type, { schema }]) => html`<p class="type"><code>${type}</code>: ${typeOf(schema)}</p>
      ${fieldsOf(schema)}`,
  );
}
