import {
  centered,
  MONO,
  money,
  type Paper,
  plainMoney,
  rule,
  SANS,
  SERIF,
  someDay,
  someGoods,
  someTime,
  sumOf,
} from './paper.ts';
import type { Random } from './random.ts';

type Layout = (random: Random) => Omit<Paper, 'layout'>;

const taxOn = (cents: number, percent: number) => Math.round((cents * percent) / 100);

const hardwareChain: Layout = (random) => {
  const goods = someGoods(random, 3, 8);
  const day = someDay(random);
  const subtotal = sumOf(goods);
  const tax = taxOn(subtotal, 8.25);
  return {
    font: MONO,
    width: 620,
    rows: [
      centered('THE HOME DEPOT', 38),
      centered('4411 S IH 35 AUSTIN, TX 78745'),
      {
        left: `6560 00012 ${random.int(10_000, 99_999)}`,
        right: `${day.slash} ${someTime(random)}`,
      },
      ...goods.map(({ name, cents }) => ({ left: name, right: money(cents) })),
      { left: 'SUBTOTAL', right: money(subtotal) },
      { left: 'SALES TAX', right: money(tax) },
      { left: 'TOTAL', right: `$${money(subtotal + tax)}`, isBold: true },
      { left: 'XXXXXXXXXXXX4412 VISA', right: money(subtotal + tax) },
      { left: 'AUTH CODE 042991' },
      centered('RETURN POLICY: 90 DAYS, POLICY EXPIRES 01/29/2027', 18),
    ],
    truth: { total: plainMoney(subtotal + tax), date: day.iso, merchant: 'The Home Depot' },
  };
};

const secondChain: Layout = (random) => {
  const goods = someGoods(random, 2, 6);
  const day = someDay(random);
  const subtotal = sumOf(goods);
  const discount = taxOn(subtotal, 5);
  const tax = taxOn(subtotal - discount, 7);
  const total = subtotal - discount + tax;
  return {
    font: MONO,
    width: 600,
    rows: [
      centered("LOWE'S HOME CENTERS, LLC", 30),
      centered('1200 E CREEK BLVD'),
      { left: `SALE# ${random.int(10_000, 99_999)}`, right: day.dash },
      ...goods.map(({ name, cents }) => ({ left: name, right: money(cents) })),
      { left: 'SUBTOTAL:', right: money(subtotal) },
      { left: 'PRO DISCOUNT 5%:', right: `-${money(discount)}` },
      { left: 'TAX:', right: money(tax) },
      { left: 'TOTAL:', right: money(total), isBold: true },
      { left: 'DEBIT:', right: money(total) },
      centered(`TOTAL SAVINGS: ${money(discount)}`),
    ],
    truth: { total: plainMoney(total), date: day.iso, merchant: "Lowe's" },
  };
};

const plumber: Layout = (random) => {
  const day = someDay(random);
  const labor = random.int(2, 9) * 9_500;
  const parts = random.int(4_000, 60_000);
  const deposit = random.int(1, 4) * 5_000;
  return {
    font: SANS,
    width: 900,
    rows: [
      { left: 'Delgado & Sons Plumbing', size: 40, isBold: true },
      { left: '88 Mill Road, Dayton OH 45402   (937) 555-0142' },
      { left: 'INVOICE', size: 30 },
      { left: `Invoice #: ${random.int(1_000, 9_999)}`, right: `Date: ${day.words}` },
      { left: 'Due on receipt' },
      { left: 'Labor, rough-in', right: money(labor) },
      { left: 'Parts and fittings', right: money(parts) },
      { left: 'Subtotal', right: money(labor + parts) },
      { left: 'Less deposit', right: `-${money(deposit)}` },
      { left: 'Amount due', right: `$${money(labor + parts - deposit)}`, isBold: true },
    ],
    truth: {
      total: plainMoney(labor + parts - deposit),
      date: day.iso,
      merchant: 'Delgado & Sons Plumbing',
    },
  };
};

const lumberYard: Layout = (random) => {
  const goods = someGoods(random, 2, 5);
  const day = someDay(random);
  const delivery = random.int(30, 120) * 100;
  const tax = taxOn(sumOf(goods), 6);
  const total = sumOf(goods) + delivery + tax;
  return {
    font: SERIF,
    width: 800,
    rows: [
      centered('Kern County Lumber', 40),
      centered('Since 1948'),
      { left: `Ticket ${random.int(100_000, 999_999)}`, right: day.long },
      ...goods.map(({ name, cents }) => ({ left: name, right: money(cents) })),
      { left: 'Merchandise', right: money(sumOf(goods)) },
      { left: 'Delivery', right: money(delivery) },
      { left: 'Sales tax 6%', right: money(tax) },
      { left: 'Total', right: money(total), isBold: true },
    ],
    truth: { total: plainMoney(total), date: day.iso, merchant: 'Kern County Lumber' },
  };
};

const tileShop: Layout = (random) => {
  const goods = someGoods(random, 1, 3);
  const day = someDay(random);
  const total = sumOf(goods);
  return {
    font: SANS,
    width: 700,
    rows: [
      { left: 'ARTISAN TILE STUDIO', size: 36, isBold: true },
      { left: `Order date ${day.british}` },
      ...goods.map(({ name, cents }) => ({ left: name, right: `$${money(cents)}` })),
      { left: 'Order total', right: `$${money(total)}` },
      { left: 'Pick-up after 12/24/2026' },
      { left: 'Thank you!' },
    ],
    truth: { total: plainMoney(total), date: day.iso, merchant: 'ARTISAN TILE STUDIO' },
  };
};

const withTip: Layout = (random) => {
  const day = someDay(random);
  const base = random.int(3_000, 20_000);
  const tip = random.int(500, 3_000);
  return {
    font: MONO,
    width: 560,
    rows: [
      centered('SWIFT HAULING', 36),
      centered(`${day.short} ${someTime(random)}`),
      { left: 'Delivery and haul away', right: money(base) },
      { left: 'Amount', right: money(base) },
      { left: 'Tip', right: money(tip) },
      { left: 'Total', right: money(base + tip) },
    ],
    truth: { total: plainMoney(base + tip), date: day.iso, merchant: 'SWIFT HAULING' },
  };
};

const rental: Layout = (random) => {
  const day = someDay(random);
  const days = random.int(1, 5);
  const rate = random.int(4_500, 19_900);
  const waiver = taxOn(days * rate, 12);
  const tax = taxOn(days * rate, 9);
  const total = days * rate + waiver + tax;
  return {
    font: MONO,
    width: 680,
    rows: [
      centered('SUNBELT RENTALS', 34),
      { left: 'RENTAL CONTRACT', right: `#${random.int(10_000, 99_999)}` },
      { left: 'DATE OUT', right: day.slash },
      { left: `TILE SAW 10IN  ${days} DAY`, right: money(days * rate) },
      { left: 'RENTAL PROTECTION', right: money(waiver) },
      { left: 'TAX', right: money(tax) },
      { left: 'TOTAL DUE', right: money(total), isBold: true },
      { left: 'VALID UNTIL 12/31/2026' },
    ],
    truth: { total: plainMoney(total), date: day.iso, merchant: 'Sunbelt Rentals' },
  };
};

const permitOffice: Layout = (random) => {
  const day = someDay(random);
  const fees = [random.int(5_000, 30_000), random.int(1_000, 6_000), random.int(500, 2_500)];
  const total = fees.reduce((sum, fee) => sum + fee, 0);
  return {
    font: SERIF,
    width: 820,
    rows: [
      centered('City of Dayton', 36),
      centered('Building Department'),
      { left: `Permit BLD-2026-${random.int(100, 999)}`, right: `Issued ${day.slash}` },
      { left: 'Plan review', right: money(fees[0] ?? 0) },
      { left: 'Inspection', right: money(fees[1] ?? 0) },
      { left: 'Technology', right: money(fees[2] ?? 0) },
      { left: 'TOTAL PAID', right: `$${money(total)}`, isBold: true },
      { left: 'Expires 10/30/2027' },
    ],
    truth: { total: plainMoney(total), date: day.iso, merchant: 'City of Dayton' },
  };
};

const paintForCash: Layout = (random) => {
  const goods = someGoods(random, 1, 4);
  const day = someDay(random);
  const tax = taxOn(sumOf(goods), 7.5);
  const total = sumOf(goods) + tax;
  const cash = Math.ceil(total / 2_000) * 2_000 + 2_000;
  return {
    font: MONO,
    width: 560,
    rows: [
      centered('SHERWIN-WILLIAMS', 34),
      centered('STORE 7042'),
      { left: day.compact, right: someTime(random) },
      ...goods.map(({ name, cents }) => ({ left: name, right: money(cents) })),
      { left: 'TAX 7.5%', right: money(tax) },
      { left: 'TOTAL', right: money(total), isBold: true },
      { left: 'CASH', right: money(cash) },
      { left: 'CHANGE', right: money(cash - total) },
    ],
    truth: { total: plainMoney(total), date: day.iso, merchant: 'Sherwin-Williams' },
  };
};

const grocery: Layout = (random) => {
  const goods = someGoods(random, 5, 12);
  const day = someDay(random);
  const total = sumOf(goods);
  return {
    font: MONO,
    width: 540,
    rows: [
      centered('ACE HARDWARE', 34),
      centered('OAKWOOD'),
      ...goods.map(({ name, cents }) => ({ left: name, right: money(cents, 'plain') })),
      rule(),
      { left: 'BALANCE DUE', right: money(total, 'plain') },
      { left: 'MASTERCARD', right: money(total, 'plain') },
      { left: `ITEMS SOLD ${goods.length}` },
      centered(`${day.short}  ${someTime(random)}`),
    ],
    truth: { total: plainMoney(total), date: day.iso, merchant: 'Ace Hardware' },
  };
};

/** The rules of the reader were written with these in mind. */
export const knownLayouts: Record<string, Layout> = {
  hardwareChain,
  secondChain,
  plumber,
  lumberYard,
  tileShop,
  withTip,
  rental,
  permitOffice,
  paintForCash,
  grocery,
};
