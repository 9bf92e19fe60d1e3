import { usePlanGate } from '../billing/use-plan-gate.tsx';
import { fetchContractorCount } from './contractor-api.ts';

export function useContractorGate() {
  return usePlanGate('contractor', async () => {
    const { count, limit } = await fetchContractorCount();
    return { count, isFull: limit !== null && count >= limit };
  });
}
