import fc from 'fast-check';

/** Texts as people write them, and as attackers do. */
const text = fc.oneof(
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((each) => !each.includes('\0')),
  fc.constantFrom(
    '=HYPERLINK("http://example.com")',
    '../../etc/passwd',
    'CON',
    'tiles.',
    '<script>alert(1)</script>',
    'a\u202egpj.exe',
    '"quoted", and; more',
    'line\nbreak\r\nand\ttab',
    'ünï – 木材 🧱',
  ),
);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const cents = (min: number, max = 9_999_999_999) =>
  fc
    .integer({ min, max })
    .map(
      (value) =>
        `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`,
    );
const day = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instant = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const category = fc.constantFrom('materials', 'labor', 'permits', 'tools', 'equipment', 'other');
/** Which one of a list, if it has any. */
const nth = optional(fc.nat(100));
const few = <T>(value: fc.Arbitrary<T>, maxLength = 4) => fc.array(value, { maxLength });
const position = fc.integer({ min: 0, max: 1_000 });

/** Everything that a project can hold. References are places in the other lists. */
export const randomProject = fc.record({
  project: fc.record({
    name: text.map((name) => `Project ${name}`.trim()),
    description: optional(text),
    budget: cents(10_000),
    currency: fc.constantFrom('USD', 'EUR', 'CHF'),
    region: fc.constantFrom(null, 'CA', 'TX'),
    startDate: optional(instant),
  }),
  contractors: few(
    fc.record({
      name: text,
      company: optional(text),
      email: fc.constantFrom(null, 'rosa@example.com'),
      phone: fc.constantFrom(null, '+1 555 0100'),
      specialty: optional(text),
      hourlyRate: optional(cents(0, 99_999_999)),
      notes: optional(text),
      createdAt: instant,
    }),
  ),
  rooms: few(fc.record({ name: text, position, createdAt: instant })),
  planLines: few(
    fc.record({
      title: text,
      category,
      room: nth,
      planned: cents(0),
      isDone: fc.boolean(),
      position,
      createdAt: instant,
    }),
  ),
  milestones: few(
    fc.record({
      title: text,
      description: optional(text),
      category: fc.constantFrom('Planning', 'Final Touches'),
      targetDate: optional(day),
      isCompleted: fc.boolean(),
      completedDate: optional(instant),
      contractor: nth,
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  scopeLines: few(
    fc.record({
      title: text,
      planLine: nth,
      estimate: optional(cents(0)),
      position,
      createdAt: instant,
    }),
  ),
  quotes: few(
    fc.record({
      title: text,
      contractor: nth,
      total: cents(1_000_000),
      deposit: optional(cents(0, 1_000_000)),
      validUntil: optional(day),
      status: fc.constantFrom('open', 'declined'),
      lines: few(
        fc.record({
          scopeLine: fc.nat(100),
          treatment: fc.constantFrom('included', 'allowance', 'excluded', 'not_mentioned'),
          amount: optional(cents(0)),
        }),
      ),
      createdAt: instant,
    }),
  ),
  agreements: few(
    fc.record({
      title: text,
      contractor: nth,
      planLine: nth,
      quote: nth,
      amount: cents(1),
      holdbackPercent: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100),
      agreedOn: optional(day),
      finishOn: optional(day),
      schedule: few(
        fc.record({
          kind: fc.constantFrom('deposit', 'stage', 'final'),
          title: text,
          amount: cents(1),
          milestone: nth,
          dueOn: optional(day),
        }),
      ),
      status: fc.constantFrom('open', 'closed', 'void'),
      createdAt: instant,
    }),
  ),
  changeOrders: few(
    fc.record({
      title: text,
      reason: optional(text),
      agreement: nth,
      amountDelta: cents(-9_999_999_999),
      daysDelta: fc.integer({ min: -3_650, max: 3_650 }),
      status: fc.constantFrom('asked', 'accepted', 'declined', 'withdrawn'),
      askedBy: fc.constantFrom('homeowner', 'contractor'),
      askedName: optional(text),
      isReversing: fc.boolean(),
      decidedAt: optional(instant),
      decidedName: optional(text),
      decidedBy: fc.constantFrom(null, 'homeowner', 'contractor'),
      recordedName: optional(text),
      comment: optional(text),
      decidedHash: fc.constantFrom(null, 'ab'.repeat(32)),
      createdAt: instant,
    }),
  ),
  bills: few(
    fc.record({
      title: text,
      agreement: nth,
      planLine: nth,
      milestone: nth,
      amount: cents(10_000),
      held: cents(0, 10_000),
      dueOn: optional(day),
      isVoid: fc.boolean(),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  documents: few(
    fc.record({
      title: text,
      kind: fc.constantFrom('contract', 'photo', 'lien_waiver', 'other'),
      stage: fc.constantFrom(null, 'before', 'during', 'after'),
      takenOn: optional(day),
      expiresOn: optional(day),
      notes: optional(text),
      contractor: nth,
      agreement: nth,
      bill: nth,
      quote: nth,
      changeOrder: nth,
      room: nth,
      milestone: nth,
      file: nth,
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  punchItems: few(
    fc.record({ title: text, agreement: nth, room: nth, isDone: fc.boolean(), createdAt: instant }),
  ),
  submissions: few(
    fc.record({
      title: text,
      kind: fc.constantFrom('bill', 'document', 'date'),
      contractor: nth,
      agreement: nth,
      milestone: nth,
      amount: optional(cents(1)),
      dueOn: optional(day),
      documentKind: fc.constantFrom(null, 'permit'),
      notes: optional(text),
      file: nth,
      senderName: text,
      status: fc.constantFrom('waiting', 'approved', 'declined'),
      decidedAt: optional(instant),
      bill: nth,
      document: nth,
      createdAt: instant,
    }),
  ),
  /** Each has a file of its own. */
  inboxItems: fc.array(fc.record({ name: text, createdAt: instant }), { maxLength: 2 }),
  reserveMoves: few(
    fc.record({
      amount: cents(1).chain((amount) => fc.constantFrom(amount, `-${amount}`)),
      planLine: nth,
      changeOrder: nth,
      reason: optional(text),
      isReversing: fc.boolean(),
      createdAt: instant,
    }),
  ),
  expenses: few(
    fc.record({
      description: text,
      category,
      paymentMethod: fc.constantFrom('cash', 'credit_card', 'financing', 'other'),
      date: day,
      kind: fc.constantFrom('expense', 'refund'),
      notes: optional(text),
      contractor: nth,
      planLine: nth,
      room: nth,
      agreement: nth,
      bill: nth,
      isHoldback: fc.boolean(),
      overrideReason: optional(text),
      refundOf: nth,
      taxRecord: fc.array(
        fc.record({
          part: optional(category),
          use: fc.constantFrom('improvement', 'repair', 'not_part'),
        }),
        { maxLength: 2 },
      ),
      /** In cents. Several are a split expense. */
      parts: fc.array(
        fc.record({
          category,
          room: nth,
          planLine: nth,
          cents: fc.integer({ min: 1, max: 99_999 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      files: fc.uniqueArray(fc.nat(5), { maxLength: 4 }),
      createdAt: instant,
    }),
    8,
  ),
});

export type RandomProject = typeof randomProject extends fc.Arbitrary<infer T> ? T : never;
