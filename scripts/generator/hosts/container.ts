/** A container that serves the site with Caddy: no root user, no capabilities, a read-only file system. */

/** The build context is the project's root. */
export const dockerfile = (basePath: string): string => `FROM caddy:2-alpine
# The copy lacks the file capability for low ports; with it, the program would not start when all capabilities are dropped.
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy
COPY .hosts/Caddyfile /etc/caddy/Caddyfile
COPY dist /srv${basePath}
ENV SITE_ADDRESS=:8080 SITE_ROOT=/srv
EXPOSE 8080
USER 65534:65534
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080${basePath} || exit 1
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`;

/** `Dockerfile.dockerignore`: limits the build context to the site. */
export const dockerIgnore = `*
!dist
!.hosts/Caddyfile
`;

/** Listens on this machine only, for a proxy in front that terminates TLS. */
export const composeFile = `name: cats-about-town
services:
  site:
    build:
      context: ..
      dockerfile: .hosts/Dockerfile
    ports:
      - '127.0.0.1:8080:8080'
    restart: unless-stopped
    cap_drop:
      - ALL
    read_only: true
    security_opt:
      - no-new-privileges:true
    tmpfs:
      - /config
      - /data
      - /tmp
`;
