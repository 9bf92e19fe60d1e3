/** What a phone needs to install the web application, to open it, and to share files with it. */
export function webManifest(productName: string): string {
  const icon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    description: 'Track renovation expenses, manage contractors, and stay on budget.',
    lang: 'en',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f3e9',
    theme_color: '#f7f3e9',
    categories: ['finance', 'productivity'],
    icons: [
      icon(192, 'icon', 'any'),
      icon(512, 'icon', 'any'),
      icon(512, 'icon-maskable', 'maskable'),
    ],
    shortcuts: [
      { name: 'Add expense', url: '/expenses?add=new' },
      { name: 'Take a photo', url: '/expenses?add=photo' },
    ].map((shortcut) => ({ ...shortcut, icons: [icon(192, 'icon', 'any')] })),
    // The service worker answers it.
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'image', accept: ['image/*', 'application/pdf'] }] },
    },
  });
}
