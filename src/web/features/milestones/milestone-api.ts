import * as z from 'zod/mini';
import {
  type Milestone,
  type MilestoneInput,
  type MilestoneUpdate,
  milestoneSchema,
  type StarterSetInput,
} from '#shared/milestone.ts';
import { request, requestJson } from '../../lib/api-client.ts';

export function fetchMilestones(projectId: number, signal: AbortSignal): Promise<Milestone[]> {
  const url = `/api/milestones?projectId=${projectId}`;
  return requestJson(z.array(milestoneSchema), 'GET', url, { signal });
}

export function createMilestone(input: MilestoneInput, key: string): Promise<Milestone> {
  return requestJson(milestoneSchema, 'POST', '/api/milestones', { body: input, key });
}

export function createStarterSet(input: StarterSetInput, key: string): Promise<Milestone[]> {
  const url = '/api/milestones/starter_set';
  return requestJson(z.array(milestoneSchema), 'POST', url, { body: input, key });
}

export function updateMilestone(id: number, input: MilestoneUpdate): Promise<Milestone> {
  return requestJson(milestoneSchema, 'PUT', `/api/milestones/${id}`, { body: input });
}

export function completeMilestone(id: number): Promise<Milestone> {
  return requestJson(milestoneSchema, 'PATCH', `/api/milestones/${id}/complete`);
}

export async function deleteMilestone(id: number): Promise<void> {
  await request('DELETE', `/api/milestones/${id}`);
}
