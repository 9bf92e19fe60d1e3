import { describe, expect, it } from 'vitest';
import { RECEIPT_MAX_BYTES } from '#shared/receipt.ts';
import { RECEIPT_ACCEPT, refuseReceiptFile } from './receipt-file.ts';

const file = (type: string, size = 1_000) => ({ name: 'bill', type, size });

describe('refuseReceiptFile', () => {
  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'application/pdf'])(
    'accepts %s, as the file dialog does',
    (type) => {
      expect(refuseReceiptFile(file(type))).toBeNull();
      expect(RECEIPT_ACCEPT.split(',')).toContain(type);
    },
  );

  it.each(['image/heic', 'image/svg+xml', 'text/html', '', 'constructor'])(
    'refuses %j and lists the accepted types',
    (type) => {
      expect(refuseReceiptFile(file(type))).toContain('Choose a JPEG, PNG, GIF or PDF file.');
    },
  );

  it('accepts 10 MB and not a byte more', () => {
    expect(refuseReceiptFile(file('image/png', RECEIPT_MAX_BYTES))).toBeNull();
    expect(refuseReceiptFile(file('image/png', RECEIPT_MAX_BYTES + 1))).toContain('10 MB');
    expect(refuseReceiptFile(file('image/png', 0))).toContain('empty');
  });
});
