import { pattern } from '../pattern.ts';

const LONGEST = 300;

/** "Lena keeps asking about her room. When is she moving in?": only the name is needed. */
const TOLD_OF = pattern('u')`
  ^(?:[A-Z]?[a-z]+, )?(?!(?:He|She|It|They|We|You|This|That|There|Who|What|When|How|Everyone|Everybody|Nobody)\b)
  (\p{Lu}\p{Ll}+) (?:
    keeps|is|was|has|wants|asks|asked|wonders|wondered|says|said|bugs|needs|hopes|thinks|thought
  ) [^.?!\d]{2,120}[.!]+ +([Ww]hen (?:is|was|will|does|did|can|could) )(?:she|he) ([^.?!]{3,100}[?.! ]*)$
`;

/** A question for when somebody does something, with the name that was told before it. */
export function withNameTold(message: string): string {
  if (message.length > LONGEST) return message;
  const [, name, when, rest] = TOLD_OF.exec(message) ?? [];
  return name && when && rest ? `${when}${name} ${rest}` : message;
}
