import { type Chamber, type Person, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { type Answer, mustSend, send } from '../http-call.ts';

const GUESSES_ALLOWED = 30;
/** Guesses that were in progress when the last one was counted. */
const OVERSHOOT = 8;
const ADDRESSES = { small: 2, full: 40 };
const HOUSEHOLDS = { small: 2, full: 30 };

export const gate: Gate = {
  name: 'links',
  title: 'Links without an account open one thing, once, and nothing after they have ended',
  run: (scale, say) =>
    // The gate acts as the proxy that says where each call comes from.
    withChamber({ TRUST_PROXY: '127.0.0.1' }, async (chamber) => {
      const attack = new Attack(chamber);
      const first = await attack.household();
      await attack.guess(first, ADDRESSES[scale]);
      await attack.expectPrivate(first);
      for (let nth = 0; nth < HOUSEHOLDS[scale]; nth += 1) {
        const [ours, theirs] = [await attack.household(), await attack.household()];
        await attack.reachBeyond(ours, theirs);
        await attack.openOtherCalls(ours);
        await attack.replay(ours);
        await attack.returnAfterTheEnd(theirs);
      }
      for (const fault of new Set(attack.faults)) say(fault);
      return {
        figure: `${attack.faults.length} wrong of ${count(attack.calls)} calls with guessed, used, ended and foreign links`,
        isMet: attack.faults.length === 0,
      };
    }),
};

/** The token with one character changed. */
function jumbled(token: string, nth: number): string {
  const at = nth % token.length;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

interface Household {
  owner: Person;
  projectId: number;
  agreementId: number;
  changeId: number;
  changeLink: { id: number; token: string };
  contractorLink: { id: number; token: string };
}

class Attack {
  readonly faults: string[] = [];
  calls = 0;
  private readonly chamber: Chamber;

  constructor(chamber: Chamber) {
    this.chamber = chamber;
  }

  /** A change to decide, and links to it and to the contractor of its agreement. */
  async household(): Promise<Household> {
    const owner = await this.chamber.person({ plan: 'pro' });
    const post = <T>(path: string, body: object = {}) =>
      mustSend<T>(this.chamber.origin, {
        method: 'POST',
        path,
        headers: { cookie: owner.cookie },
        body,
      });
    const link = async (path: string, body?: object) => {
      const { id, url } = await post<{ id: number; url: string }>(path, body);
      return { id, token: url.split('/').at(-1) ?? '' };
    };
    const project = await post<{ id: number }>('/api/projects', { name: 'Bath', budget: '9000' });
    const { id: projectId } = project;
    const contractor = await post<{ id: number }>('/api/contractors', { name: 'Rosa' });
    const agreement = await post<{ id: number }>('/api/agreements', {
      ...{ projectId, title: 'Tiling', amount: '4200', contractorId: contractor.id },
    });
    const change = await post<{ id: number }>('/api/change-orders', {
      ...{ agreementId: agreement.id, title: 'Floor', amountDelta: '600' },
    });
    return {
      owner,
      projectId,
      agreementId: agreement.id,
      changeId: change.id,
      changeLink: await link(`/api/change-orders/${change.id}/link`),
      contractorLink: await link(`/api/contractors/${contractor.id}/link`, { projectId }),
    };
  }

  private judge(name: string, isRight: boolean): void {
    if (!isRight) this.faults.push(name);
  }

  private call(method: string, path: string, options: { from?: string; body?: object } = {}) {
    this.calls += 1;
    const { from, body } = options;
    const headers = from === undefined ? {} : { 'x-forwarded-for': from };
    return send(this.chamber.origin, { method, path, headers, ...(body && { body }) });
  }

  private async state({ owner }: Household): Promise<string> {
    const tables = ['change_orders', 'submissions', 'bills', 'documents', 'activity'];
    const rows = [];
    for (const table of tables) {
      rows.push(
        (await this.chamber.query(`select * from ${table} t where user_id = $1 order by t::text`, [
          owner.id,
        ])) as { rows: unknown[] },
      );
    }
    return JSON.stringify(rows.map((each) => each.rows));
  }

  /** Everything that a link can be used for, with input that would be accepted. */
  private tryAll({ agreementId, changeId }: Household, token: string): Promise<Answer[]> {
    const path = `/api/links/${token}`;
    const change = { agreementId, title: 'More', amountDelta: '1', name: 'Eve' };
    const decision = { decision: 'accepted', name: 'Eve', changeOrderId: changeId };
    return Promise.all([
      this.call('GET', path),
      this.call('POST', `${path}/decision`, { body: decision }),
      this.call('POST', `${path}/changes`, { body: change }),
    ]);
  }

  /** Real tokens with one character changed, one by one and in a burst. */
  async guess({ changeLink }: Household, addresses: number): Promise<void> {
    const { token } = changeLink;
    const wrong = (nth: number) => jumbled(token, nth);
    for (let index = 0; index < addresses; index += 1) {
      const from = index % 2 === 0 ? `198.51.100.${index}` : `2001:db8:0:${index.toString(16)}::1`;
      for (let nth = 0; nth < GUESSES_ALLOWED; nth += 1) {
        const { status } = await this.call('GET', `/api/links/${wrong(nth)}`, { from });
        this.judge(`guess ${nth} was answered ${status}`, status === 404);
      }
      const stopped = await this.call('POST', `/api/links/${wrong(99)}/decision`, {
        from,
        body: { decision: 'accepted', name: 'Eve' },
      });
      this.judge(
        `guess ${GUESSES_ALLOWED + 1} was answered ${stopped.status}`,
        stopped.status === 429,
      );
      this.judge('no Retry-After', Number(stopped.headers['retry-after']) > 0);
      const real = await this.call('GET', `/api/links/${token}`, { from });
      this.judge(`a real link was answered ${real.status} after guesses`, real.status === 200);
    }
    const burst = await Promise.all(
      Array.from({ length: 120 }, (_, nth) =>
        this.call('GET', `/api/links/${wrong(nth)}`, { from: '192.0.2.88' }),
      ),
    );
    const judged = burst.filter(({ status }) => status === 404).length;
    this.judge(`${judged} guesses of a burst were judged`, judged <= GUESSES_ALLOWED + OVERSHOOT);
    this.judge(
      'a burst was answered otherwise',
      burst.every(({ status }) => [404, 429, 503].includes(status)),
    );
  }

  /** Pages and calls of a link are neither kept nor indexed, and tell no other site where one was. */
  async expectPrivate({ changeLink, contractorLink }: Household): Promise<void> {
    const paths = [
      `/decide/${changeLink.token}`,
      `/work/${contractorLink.token}`,
      `/api/links/${changeLink.token}`,
      `/api/links/${contractorLink.token}`,
      '/decide/made-up',
      '/api/links/made-up',
    ];
    for (const path of paths) {
      const { headers } = await this.call('GET', path);
      const where = path.replace(/[^/]{20,}/, '{token}');
      this.judge(`${where} can be kept`, headers['cache-control'] === 'no-store');
      this.judge(`${where} can be indexed`, headers['x-robots-tag'] === 'noindex');
      this.judge(`${where} leaks its address`, headers['referrer-policy'] === 'no-referrer');
    }
  }

  /** Another household's ids behind a valid link. */
  async reachBeyond(ours: Household, theirs: Household): Promise<void> {
    const before = await this.state(theirs);
    const path = `/api/links/${ours.contractorLink.token}`;
    const { agreementId, changeId } = theirs;
    const decision = { decision: 'accepted', name: 'Eve', changeOrderId: changeId };
    const answers = await Promise.all([
      this.call('POST', `${path}/decision`, { body: decision }),
      this.call('POST', `/api/links/${ours.changeLink.token}/decision`, { body: decision }),
      this.call('POST', `${path}/changes`, {
        body: { agreementId, title: 'More', amountDelta: '1', name: 'Eve' },
      }),
    ]);
    for (const { status } of answers) this.judge(`a foreign id got ${status}`, status === 400);
    this.judge('a foreign id changed something', (await this.state(theirs)) === before);
  }

  /** A link is no session. */
  async openOtherCalls({ projectId, contractorLink }: Household): Promise<void> {
    const { token } = contractorLink;
    for (const path of [`/api/projects/${projectId}/budget`, '/api/links', '/api/change-orders']) {
      const { status } = await send(this.chamber.origin, {
        method: 'GET',
        path,
        headers: { cookie: `plumbline_session=${token}`, authorization: `Bearer ${token}` },
      });
      this.calls += 1;
      this.judge(`${path} was answered ${status} to a token`, status === 401);
    }
  }

  /** The same decision many times at once, and again later. */
  async replay(household: Household): Promise<void> {
    const path = `/api/links/${household.changeLink.token}/decision`;
    const decide = (nth: number) =>
      this.call('POST', path, {
        body: { decision: nth % 2 ? 'accepted' : 'declined', name: `Person ${nth}` },
      });
    const burst = await Promise.all(Array.from({ length: 8 }, (_, nth) => decide(nth)));
    const made = burst.filter(({ status }) => status === 200).length;
    this.judge(`${made} decisions were made by one link`, made === 1);
    const after = await this.state(household);
    const later = await decide(1);
    this.judge(`a used link was answered ${later.status}`, later.status === 410);
    this.judge('a used link changed something', (await this.state(household)) === after);
  }

  /** One is withdrawn while its page is open, and the other expires. */
  async returnAfterTheEnd(household: Household): Promise<void> {
    const { owner, changeLink, contractorLink } = household;
    const open = await this.call('GET', `/api/links/${contractorLink.token}`);
    this.judge(`an open link was answered ${open.status}`, open.status === 200);
    await send(this.chamber.origin, {
      method: 'DELETE',
      path: `/api/links/${contractorLink.id}`,
      headers: { cookie: owner.cookie },
    });
    await this.chamber.query('update links set expires_at = now() where id = $1', [changeLink.id]);
    const before = await this.state(household);
    for (const { token } of [contractorLink, changeLink]) {
      for (const { status } of await this.tryAll(household, token)) {
        this.judge(`an ended link was answered ${status}`, status === 410);
      }
    }
    this.judge('an ended link changed something', (await this.state(household)) === before);
  }
}
