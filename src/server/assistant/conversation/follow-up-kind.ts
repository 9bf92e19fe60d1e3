/** How a question relates to the one before it. */
export type FollowUp =
  /** It stands alone. */
  | 'newQuestion'
  /** "Both", after we asked which project is meant. */
  | 'bothProjects'
  /** "And the biggest one?": the same things, seen differently. */
  | 'otherView'
  /** "And last month?": the same question about something else. */
  | 'otherPart'
  /** "How much did I pay her?": another question about the same thing. */
  | 'otherQuestion';
