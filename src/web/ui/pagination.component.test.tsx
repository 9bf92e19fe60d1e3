import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../testing/render-page.tsx';
import { Pagination } from './pagination.tsx';

function PagedList({ totalCount, start = 1 }: { totalCount: number; start?: number }) {
  const [current, setCurrent] = useState(start);
  const [pageSize, setPageSize] = useState(10);
  return (
    <Pagination
      page={current}
      pageCount={Math.ceil(totalCount / pageSize)}
      pageSize={pageSize}
      pageSizes={[10, 25]}
      totalCount={totalCount}
      onPageChange={setCurrent}
      onPageSizeChange={setPageSize}
    />
  );
}

const slots = () => page.getByRole('navigation').getByRole('list').element().textContent;

describe('the pages of a list', () => {
  it('are all shown up to seven', async () => {
    await renderPage(<PagedList totalCount={70} />);
    expect(slots()).toBe('1234567');
  });

  it('have ellipses above seven', async () => {
    await renderPage(<PagedList totalCount={200} start={10} />);
    expect(slots()).toBe('1…91011…20');
  });

  it('say which rows are shown', async () => {
    await renderPage(<PagedList totalCount={23} />);
    await page.getByRole('button', { name: 'Last page' }).click();
    await expect.element(page.getByText('21-23 of 23')).toBeVisible();
    await page.getByLabelText('Rows per page').selectOptions('25');
    await expect.poll(slots).toBe('1');
  });

  it('keep the focus on a button that leads nowhere', async () => {
    await renderPage(<PagedList totalCount={20} />);
    const next = page.getByRole('button', { name: 'Next page' });
    await next.click();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await expect.element(page.getByText('11-20 of 20')).toBeVisible();
  });
});
