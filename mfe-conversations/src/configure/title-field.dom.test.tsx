import { TITLE_DEBOUNCE_MS } from '@coaching/contracts';
import { UiProvider } from '@coaching/ui-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TitleField } from './title-field';

const otherwise = "Ada Park's Goal talk";

function open(before: string) {
  const titles: string[] = [];
  function Titled() {
    const [title, setTitle] = useState(before);
    const onChange = (typed: string) => {
      titles.push(typed);
      setTitle(typed);
    };
    return <TitleField value={title} otherwise={otherwise} onChange={onChange} />;
  }
  const { unmount } = render(
    <UiProvider env="test">
      <Titled />
    </UiProvider>,
  );
  return { titles, unmount };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = () => act(() => jest.advanceTimersByTime(TITLE_DEBOUNCE_MS));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a title that is cleared', () => {
  it.each(['', '  '])('as %j is the default one at once, and leaves the field to who types', (typed) => {
    const { titles } = open('Our talk');
    type(typed);
    rest();
    expect(titles).toEqual([otherwise]);
    expect(field().value).toBe(typed);
    type('Later');
    rest();
    expect(titles.at(-1)).toBe('Later');
  });

  it('is the default one in the field, too, once that is left', () => {
    open('Our talk');
    type('');
    rest();
    fireEvent.blur(field());
    expect(field().value).toBe(otherwise);
  });

  it('is the default one where the screen is left', () => {
    const { titles, unmount } = open('Our talk');
    type('');
    unmount();
    expect(titles).toEqual([otherwise]);
  });
});

it('what is typed stays as it is typed until the field is left', () => {
  const { titles } = open('');
  type('Our talk ');
  rest();
  fireEvent.blur(field());
  expect(titles).toEqual(['Our talk ', 'Our talk']);
});
