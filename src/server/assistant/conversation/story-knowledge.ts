/** What the user's records have, to tell a thing of theirs from a thing of the story. */
export interface StoryKnowledge {
  /** Whether an expense, a milestone or the name of a project has the word. */
  isRecorded: (word: string) => boolean;
  /** Whether something was said before, which "it" may stand for. */
  isInTalk: boolean;
  /** Whether it is of the name of a project. */
  isPlace: (word: string) => boolean;
  /** The contractor who is named last in a text. */
  personIn: (text: string) => string | null;
}
