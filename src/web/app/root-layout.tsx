import { Outlet } from '@tanstack/react-router';
import { ChatLauncher } from '../features/ai-chat/chat-launcher.tsx';

export function RootLayout() {
  return (
    <>
      <Outlet />
      <ChatLauncher />
    </>
  );
}
