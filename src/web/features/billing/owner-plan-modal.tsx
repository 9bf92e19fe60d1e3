import { type CountedNoun, countRules } from '#shared/plan-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { limitTitles } from './limit-titles.ts';

export interface OwnerPlanModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  noun: CountedNoun;
  ownerName: string;
}

/** Only the owner of a shared project can change its plan, so there is nothing to buy here. */
export function OwnerPlanModal({ isOpen, onOpenChange, noun, ownerName }: OwnerPlanModalProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={limitTitles[noun]}
      description={countRules[noun].refuse('free', ownerName).sentence}
    >
      <div className="flex flex-col sm:flex-row sm:justify-end">
        <Button onClick={() => onOpenChange(false)}>Got it</Button>
      </div>
    </Dialog>
  );
}
