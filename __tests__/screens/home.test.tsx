import { renderRouter, screen } from 'expo-router/testing-library';

test('the app opens on its home screen', async () => {
  renderRouter('./app');
  expect(screen).toHavePathname('/');
  expect(await screen.findByRole('heading', { name: 'Bankhalter' })).toBeOnTheScreen();
});
