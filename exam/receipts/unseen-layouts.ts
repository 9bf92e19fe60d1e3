import {
  centered,
  MONO,
  money,
  type Paper,
  plainMoney,
  SANS,
  SERIF,
  someDay,
  someGoods,
  someTime,
  sumOf,
} from './paper.ts';
import type { Random } from './random.ts';

type Layout = (random: Random) => Omit<Paper, 'layout'>;

/** Layouts for which no rule of the reader was written. Do not tune the rules on these. */
export const unseenLayouts: Record<string, Layout> = {
  onlineOrder: (random) => {
    const goods = someGoods(random, 1, 3);
    const day = someDay(random);
    const shipping = random.int(500, 2_500);
    const total = sumOf(goods) + shipping;
    return {
      font: SANS,
      width: 860,
      rows: [
        { left: 'Buildmart Online', size: 30 },
        { left: `Order placed ${day.long}` },
        ...goods.map(({ name, cents }) => ({ left: `1 of: ${name}`, right: `$${money(cents)}` })),
        { left: 'Item(s) Subtotal:', right: `$${money(sumOf(goods))}` },
        { left: 'Shipping & Handling:', right: `$${money(shipping)}` },
        { left: 'Grand Total:', right: `$${money(total)}`, isBold: true },
      ],
      truth: { total: plainMoney(total), date: day.iso, merchant: 'Buildmart Online' },
    };
  },
  warehouseClub: (random) => {
    const goods = someGoods(random, 3, 8);
    const day = someDay(random);
    const tax = Math.round(sumOf(goods) * 0.0825);
    return {
      font: MONO,
      width: 560,
      rows: [
        centered('NORTHSIDE WHOLESALE', 32),
        { left: 'MEMBER 111822004' },
        ...goods.map(({ name, cents }, index) => ({
          left: `${41_000 + index} ${name}`,
          right: `${money(cents)} A`,
        })),
        { left: 'SUBTOTAL', right: money(sumOf(goods)) },
        { left: 'TAX', right: money(tax) },
        { left: '**** TOTAL', right: money(sumOf(goods) + tax), isBold: true },
        { left: `${day.slash} ${someTime(random)}  0442 7 102` },
      ],
      truth: {
        total: plainMoney(sumOf(goods) + tax),
        date: day.iso,
        merchant: 'NORTHSIDE WHOLESALE',
      },
    };
  },
  canadian: (random) => {
    const goods = someGoods(random, 2, 5);
    const day = someDay(random);
    const gst = Math.round(sumOf(goods) * 0.05);
    const pst = Math.round(sumOf(goods) * 0.07);
    const total = sumOf(goods) + gst + pst;
    return {
      font: SANS,
      width: 640,
      rows: [
        centered('Granville Home Supply', 32),
        centered('Vancouver BC V6H 3R9'),
        { left: day.iso, right: someTime(random) },
        ...goods.map(({ name, cents }) => ({ left: name, right: money(cents) })),
        { left: 'GST 5%', right: money(gst) },
        { left: 'PST 7%', right: money(pst) },
        { left: 'Total CAD', right: money(total), isBold: true },
        { left: 'Interac', right: money(total) },
      ],
      truth: { total: plainMoney(total), date: day.iso, merchant: 'Granville Home Supply' },
    };
  },
  german: (random) => {
    const goods = someGoods(random, 2, 5);
    const day = someDay(random);
    const total = sumOf(goods);
    return {
      font: MONO,
      width: 560,
      rows: [
        centered('Baustoffe Krämer GmbH', 30),
        centered('Hauptstraße 4, 50667 Köln'),
        ...goods.map(({ name, cents }) => ({ left: name, right: `${money(cents, 'comma')} A` })),
        { left: 'Summe EUR', right: money(total, 'comma'), isBold: true },
        { left: 'EC-Karte', right: money(total, 'comma') },
        { left: 'enth. MwSt 19%', right: money(Math.round((total * 19) / 119), 'comma') },
        { left: `${day.dots}  ${someTime(random)}` },
      ],
      truth: { total: plainMoney(total), date: day.iso, merchant: 'Baustoffe Krämer GmbH' },
    };
  },
  cashReceipt: (random) => {
    const day = someDay(random);
    const cents = random.int(50, 900) * 100;
    return {
      font: SERIF,
      width: 760,
      rows: [
        { left: 'CASH RECEIPT', size: 34 },
        { left: `No. ${random.int(100, 999)}`, right: day.words },
        { left: 'Received from  Ada Larsen' },
        { left: 'For  Drywall patching, upstairs hall' },
        { left: 'Amount', right: `$${money(cents)}` },
        { left: 'Received by  Tomas Vega Drywall' },
      ],
      truth: { total: plainMoney(cents), date: day.iso, merchant: 'Tomas Vega Drywall' },
    };
  },
  weighTicket: (random) => {
    const day = someDay(random);
    const tons = random.int(110, 480);
    const rate = 6_250;
    const total = Math.round((tons * rate) / 100);
    return {
      font: MONO,
      width: 600,
      rows: [
        centered('RIVERBEND LANDFILL', 32),
        { left: `IN ${day.slash} ${someTime(random)}` },
        { left: 'GROSS', right: '9,860 LB' },
        { left: 'TARE', right: '6,120 LB' },
        { left: `NET TONS ${(tons / 100).toFixed(2)} @ 62.50` },
        { left: 'DISPOSAL', right: money(total) },
        { left: 'TOTAL CHARGE', right: money(total) },
      ],
      truth: { total: plainMoney(total), date: day.iso, merchant: 'RIVERBEND LANDFILL' },
    };
  },
  electrician: (random) => {
    const day = someDay(random);
    const hours = random.int(2, 12);
    const work = hours * 11_000;
    const material = random.int(2_000, 40_000);
    const tax = Math.round(material * 0.07);
    const total = work + material + tax;
    return {
      font: SANS,
      width: 900,
      rows: [
        { left: 'Invoice', size: 44 },
        { left: 'Brightline Electric Co.', isBold: true, size: 28 },
        { left: 'License EC-4471   info@brightline.example' },
        { left: `Invoice date  ${day.slash}` },
        { left: 'Terms  Net 30' },
        { left: `Labor ${hours} h x 110.00`, right: money(work) },
        { left: 'Material', right: money(material) },
        { left: 'Tax (material)', right: money(tax) },
        { left: 'Please pay', right: `$ ${money(total)}`, isBold: true, size: 30 },
      ],
      truth: { total: plainMoney(total), date: day.iso, merchant: 'Brightline Electric Co.' },
    };
  },
  furniture: (random) => {
    const day = someDay(random);
    const price = random.int(40_000, 240_000);
    const off = Math.round(price * 0.1);
    const tax = Math.round((price - off) * 0.06);
    const total = price - off + tax;
    return {
      font: SERIF,
      width: 760,
      rows: [
        centered('Maple & Main Interiors', 34),
        { left: `Sold ${day.british}` },
        { left: 'Vanity 48in walnut', right: money(price) },
        { left: 'Promo SPRING10', right: `(${money(off)})` },
        { left: 'Tax', right: money(tax) },
        { left: 'TOTAL', right: money(total), isBold: true },
        { left: 'Delivery between 11/20/2026 and 11/27/2026' },
      ],
      truth: { total: plainMoney(total), date: day.iso, merchant: 'Maple & Main Interiors' },
    };
  },
  british: (random) => {
    const goods = someGoods(random, 2, 5);
    const day = someDay(random);
    const total = sumOf(goods);
    return {
      font: SANS,
      width: 600,
      rows: [
        centered('Hartley Builders Merchants', 28),
        centered('Unit 4, Canal Way, Leeds LS9 8AH'),
        { left: day.british },
        ...goods.map(({ name, cents }) => ({ left: name, right: `£${money(cents)}` })),
        { left: 'Total to pay', right: `£${money(total)}`, isBold: true },
        { left: 'VAT @20% included', right: `£${money(Math.round(total / 6))}` },
        { left: 'CONTACTLESS', right: `£${money(total)}` },
      ],
      truth: { total: plainMoney(total), date: day.iso, merchant: 'Hartley Builders Merchants' },
    };
  },
  partPayment: (random) => {
    const day = someDay(random);
    const contract = random.int(40, 200) * 10_000;
    const paid = random.int(5, 30) * 10_000;
    return {
      font: SANS,
      width: 860,
      rows: [
        { left: 'Okafor Remodeling', size: 34, isBold: true },
        { left: 'PAYMENT RECEIPT', right: day.slash },
        { left: 'Contract price', right: money(contract) },
        { left: 'Payment received', right: `$${money(paid)}` },
        { left: 'Remaining balance', right: money(contract - paid) },
      ],
      truth: { total: plainMoney(paid), date: day.iso, merchant: 'Okafor Remodeling' },
    };
  },
  fuelStop: (random) => {
    const day = someDay(random);
    const gallons = random.int(8_000, 24_000);
    const total = Math.round((gallons * 3.459) / 10);
    return {
      font: MONO,
      width: 500,
      rows: [
        centered('CORNER FUEL 88', 32),
        { left: `${day.short} ${someTime(random)} PUMP 4` },
        { left: `GALLONS ${(gallons / 1_000).toFixed(3)}` },
        { left: 'PRICE/GAL 3.459' },
        { left: 'FUEL SALE', right: `$${money(total)}` },
        { left: 'DEBIT', right: `$${money(total)}` },
      ],
      truth: { total: plainMoney(total), date: day.iso, merchant: 'CORNER FUEL 88' },
    };
  },
  glazier: (random) => {
    const day = someDay(random);
    const panes = random.int(2, 6);
    const each = random.int(9_000, 30_000);
    const net = panes * each;
    const tax = Math.round(net * 0.08);
    return {
      font: SANS,
      width: 820,
      rows: [
        { left: 'CLEARVIEW GLASS', size: 36, isBold: true },
        { left: 'Receipt for work of', right: day.words },
        { left: `Panes ${panes} x ${money(each)}`, right: money(net) },
        { left: 'Net', right: money(net) },
        { left: 'Tax 8%', right: money(tax) },
        { left: 'Gross', right: money(net + tax) },
        { left: 'Paid by check 1041', right: money(net + tax) },
      ],
      truth: { total: plainMoney(net + tax), date: day.iso, merchant: 'CLEARVIEW GLASS' },
    };
  },
};
