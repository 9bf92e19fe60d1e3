/** A step that failed for a reason a person can act on: one sentence, and what the tool printed. */
export class StepFailed extends Error {
  constructor(advice, output) {
    super(advice);
    this.output = output;
  }
}

/** Shows "1/3 Doing this …" for each step and, in a terminal, the seconds as they pass. */
export function createProgress(total, out = process.stdout) {
  let count = 0;
  return {
    announce(label) {
      count += 1;
      out.write(`${count}/${total} ${label} …\n`);
    },
    async step(label, work) {
      count += 1;
      const line = `${count}/${total} ${label} …`;
      const begin = Date.now();
      const seconds = () => `${Math.round((Date.now() - begin) / 1000)} s`;
      const ticker = out.isTTY && setInterval(() => out.write(`\r${line} ${seconds()}`), 1000);
      out.write(line);
      try {
        const result = await work();
        out.write(out.isTTY ? `\r${line} done, ${seconds()}\n` : ` done, ${seconds()}\n`);
        return result;
      } catch (error) {
        out.write('\n');
        throw error;
      } finally {
        clearInterval(ticker);
      }
    },
  };
}
