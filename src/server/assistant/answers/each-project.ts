import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { NotFound } from './answerer.ts';
import { answerInEachCurrency } from './currencies.ts';

/**
 * The answer about all projects that the question names. Most answerers look at the first one only:
 * "how many expenses on the roof and the deck have no receipt?" has an answer for each.
 */
export async function onEachProject(
  answerer: Answerer,
  inquiry: Inquiry,
  books: Books,
): Promise<string | NotFound> {
  const answer = await answerInEachCurrency(answerer, inquiry);
  const { reading, project } = inquiry;
  const { projects, areProjectsUnclear } = reading;
  if (areProjectsUnclear || !project || projects.length < 2 || projects.length > MOST)
    return answer;
  if (answer instanceof NotFound || !isOfOne(answer, project, books)) return answer;
  const others = projects.filter((one) => one !== project);
  const texts = [answer];
  for (const other of others) {
    const own = { ...reading, projects: [other] };
    const one = { ...inquiry, reading: own, project: other, currency: other.currency };
    const found = await answerInEachCurrency(answerer, one);
    if (found instanceof NotFound) return answer;
    texts.push(found);
  }
  return [...new Set(texts)].join('\n\n');
}
const MOST = 4;

/** Whether it links to the pages of this project and to those of no other. */
function isOfOne(answer: string, project: Project, { projects }: Books): boolean {
  const linked = new Set([...answer.matchAll(/[?&]project=(\w+)/g)].map(([, id]) => id));
  const isNamed = ({ name }: Project) => answer.includes(`**${name}**`);
  const isOther = projects.some((one) => one !== project && isNamed(one));
  return linked.size === 1 && linked.has(String(project.id)) && !isOther;
}
