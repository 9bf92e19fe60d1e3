import { usePlanGate } from '../billing/use-plan-gate.tsx';
import { fetchContractorCount } from './contractor-api.ts';

export function useContractorGate() {
  return usePlanGate('contractors', fetchContractorCount);
}
