import { SampleFrame } from './sample-frame.tsx';

export function SampleChat() {
  return (
    <SampleFrame caption="A question to the AI Assistant about the budget, and its answer.">
      <p className="border-b border-line px-5 py-3.5 font-semibold">AI Assistant</p>
      <div className="grid gap-3 p-5">
        <p className="max-w-[85%] justify-self-end rounded-lg rounded-br-sm bg-action px-4 py-2.5 text-on-action">
          How much is left for labor and paint?
        </p>
        <p className="max-w-[90%] justify-self-start rounded-lg rounded-bl-sm bg-ink/6 px-4 py-2.5">
          You have $9,400.00 left of $25,000.00. Labor so far is $4,950.00. Cabinets and paint are
          still to come, both due in May.
        </p>
      </div>
    </SampleFrame>
  );
}
