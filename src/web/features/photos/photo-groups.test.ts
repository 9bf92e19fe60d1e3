import { describe, expect, it } from 'vitest';
import type { Photo } from './photo.ts';
import { groupPhotos, isShown } from './photo-groups.ts';
import { toPhotoSearch, toPhotoView } from './photo-view.ts';
import { startingStage } from './starting-stage.ts';

let lastId = 0;
function photo(details: Partial<Photo>): Photo {
  lastId += 1;
  return {
    id: lastId,
    projectId: 1,
    contractorId: null,
    agreementId: null,
    billId: null,
    quoteId: null,
    changeOrderId: null,
    roomId: null,
    milestoneId: null,
    kind: 'photo',
    title: 'Photo',
    stage: null,
    takenOn: null,
    expiresOn: null,
    notes: null,
    key: null,
    thumbnailUrl: null,
    createdAt: '2026-03-08T12:00:00Z',
    version: 1,
    ...details,
  };
}

const places = {
  rooms: [
    { id: 7, name: 'Kitchen' },
    { id: 3, name: 'Bath' },
    { id: 9, name: 'Hall' },
  ],
  milestones: [{ id: 5, title: 'Cabinets in' }],
};

const kitchenEarly = photo({ roomId: 7, takenOn: '2026-02-01', stage: 'before' });
const kitchenLate = photo({ roomId: 7, takenOn: '2026-03-08', milestoneId: 5, stage: 'after' });
const bath = photo({ roomId: 3, takenOn: '2026-03-08', stage: 'during' });
const loose = photo({});
const ofGoneRoom = photo({ roomId: 99, takenOn: '2026-01-31' });
const all = [kitchenEarly, kitchenLate, bath, loose, ofGoneRoom];

const labelsOf = (...grouped: Parameters<typeof groupPhotos>) =>
  groupPhotos(...grouped).map(({ label, photos }) => [label, photos.map(({ id }) => id)]);

describe('groupPhotos', () => {
  it('follows the order of the rooms, the newest photo first, the rest last', () => {
    expect(labelsOf(all, 'room', places)).toEqual([
      ['Kitchen', [kitchenLate.id, kitchenEarly.id]],
      ['Bath', [bath.id]],
      ['No room', [ofGoneRoom.id, loose.id]],
    ]);
  });

  it('by milestone', () => {
    expect(labelsOf(all, 'milestone', places)).toEqual([
      ['Cabinets in', [kitchenLate.id]],
      ['No milestone', [bath.id, kitchenEarly.id, ofGoneRoom.id, loose.id]],
    ]);
  });

  it('by month, those without a day last', () => {
    expect(labelsOf(all, 'date', places)).toEqual([
      ['Mar 2026', [bath.id, kitchenLate.id]],
      ['Feb 2026', [kitchenEarly.id]],
      ['Jan 2026', [ofGoneRoom.id]],
      ['No date', [loose.id]],
    ]);
  });
});

describe('the view of photos', () => {
  it('goes to the address and back, and ignores what is not known', () => {
    const view = { group: 'date', stage: 'after', room: 3, milestone: null } as const;
    expect(toPhotoView({ ...toPhotoSearch(view) })).toEqual(view);
    const plain = toPhotoView({ group: 'color', stage: 'never', room: '-1', milestone: '1e3' });
    expect(toPhotoSearch(plain)).toEqual({});
  });

  it('keeps what is not of the stage, the room or the milestone out', () => {
    const shown = (search: object) =>
      all.filter((each) => isShown(each, toPhotoView({ ...search }))).map(({ id }) => id);
    expect(shown({})).toHaveLength(all.length);
    expect(shown({ stage: 'before' })).toEqual([kitchenEarly.id]);
    expect(shown({ room: 7, stage: 'after' })).toEqual([kitchenLate.id]);
    expect(shown({ milestone: 5 })).toEqual([kitchenLate.id]);
  });
});

describe('startingStage', () => {
  const today = '2026-03-08';

  it('is before for the first photos, and for more of them on the same day', () => {
    expect(startingStage([], today)).toBe('before');
    expect(startingStage([photo({ stage: 'before', takenOn: today })], today)).toBe('before');
  });

  it('is during later, and stays after once the work is done', () => {
    expect(startingStage([photo({ stage: 'before', takenOn: '2026-03-01' })], today)).toBe(
      'during',
    );
    expect(startingStage([photo({ stage: 'after', takenOn: '2026-03-01' })], today)).toBe('after');
    expect(startingStage([photo({})], today)).toBe('during');
  });
});
