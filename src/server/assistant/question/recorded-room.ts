/** A room of a plan. */
export interface RecordedRoom {
  id: number;
  projectId: number;
  name: string;
}
