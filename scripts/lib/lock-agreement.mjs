/**
 * Whether npm's record of node_modules (`installed`) holds every package of package-lock.json that
 * this platform needs, and nothing that is of another version or for another platform.
 * @param {{ packages: Record<string, any> }} lock
 * @param {{ packages: Record<string, any> }} installed
 * @param {{ platform: string, arch: string }} host
 */
export function agreesWithLock(lock, installed, { platform, arch } = process) {
  const allows = (list, value) => !list || list.includes(value) || list[0]?.startsWith('!');
  const fits = ({ os, cpu, libc }) =>
    allows(os, platform) && allows(cpu, arch) && libc?.[0] !== 'musl';
  // An optional package that names no platform hangs on another optional one, and npm may leave
  // it out with that one.
  const isNeeded = (it) => fits(it) && !(it.optional && !it.os);

  const needed = Object.entries(lock.packages).filter(([path, it]) => path && isNeeded(it));
  return (
    needed.every(([path, it]) => installed.packages[path]?.version === it.version) &&
    Object.entries(installed.packages).every(
      ([path, it]) => fits(it) && it.version === lock.packages[path]?.version,
    )
  );
}
