/** One message for each project: the reason of someone who left replaces the general one. */
export const lostProjectToast = (projectId: number) => `lost-project-${projectId}`;
