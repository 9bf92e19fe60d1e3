import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Project } from '#shared/project.ts';
import { askedValues } from '../../lib/asked-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { ContractorStart } from './contractor-form.tsx';
import { NewContractorForm } from './new-contractor-form.tsx';
import { useContractorGate } from './use-contractor-gate.ts';

const route = getRouteApi('/user/signed-in/contractors');

/** The form of a new contractor that the address asks for. Closing it takes that out of it. */
export function AskedContractor({ project }: { project: Project | null }) {
  const navigate = route.useNavigate();
  const asked = askedValues(route.useSearch(), ['name', 'specialty', 'phone']);
  const gate = useContractorGate();
  const [start, setStart] = useState<ContractorStart | null>(null);
  const isAsked = asked !== null;
  const leave = () => {
    setStart(null);
    void navigate({ search: {}, replace: true, resetScroll: false });
  };
  const open = useEffectEvent(() => gate.pass(project, () => setStart(asked)));
  useEffect(() => {
    if (isAsked) void open();
  }, [isAsked]);
  return (
    <>
      <Dialog
        isOpen={isAsked && start !== null}
        onOpenChange={(isOpen) => !isOpen && leave()}
        title="Add Contractor"
      >
        <NewContractorForm project={project} start={start ?? undefined} onCreated={leave} />
      </Dialog>
      {gate.modal}
    </>
  );
}
