export function LandingPage(_: { signedIn: boolean; productName: string; demoUrl: string }) {
  return <main>landing</main>;
}
