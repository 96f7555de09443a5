import { renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import RequestResetPage from './request-reset-page';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');

it('begins in its field, with what was typed on the page before', () => {
  renderPage(<RequestResetPage />, { at: '/request_reset?email=ada%40school.test', as: null });
  expect(email().value).toBe('ada@school.test');
  expect(document.activeElement).toBe(email());
});

it('begins empty where nothing was typed', () => {
  renderPage(<RequestResetPage />, { at: '/request_reset', as: null });
  expect(email().value).toBe('');
});
