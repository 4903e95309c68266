//! The address of a client when one of the operator's proxies is in between.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use http::HeaderMap;

/// The proxies whose `X-Forwarded-For` is trusted. Any other client could write any address into that header.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<CidrBlock>);

/// All addresses with the same leading bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct CidrBlock {
    address: IpAddr,
    prefix_bits: u32,
}

impl TrustedProxies {
    /// Reads addresses and CIDR blocks such as `10.0.0.0/8`.
    pub fn parse(texts: &[String]) -> Result<Self, String> {
        let block = |text: &String| {
            CidrBlock::parse(text).ok_or_else(|| format!("`{text}` is not an address such as 10.0.0.7 or 10.0.0.0/8"))
        };
        texts.iter().map(block).collect::<Result<_, _>>().map(Self)
    }

    /// The address of the client: the peer, or, if that is a proxy, the one it names in `X-Forwarded-For`, and so on
    /// from right to left. Anything left of the first address that is no proxy could be forged by the client.
    pub(crate) fn client_ip(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines: Vec<&str> = headers
            .get_all("x-forwarded-for")
            .iter()
            .map(|line| line.to_str().unwrap_or_default())
            .collect();
        let mut client = peer.to_canonical();
        for text in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
            if !self.trusts(client) {
                break;
            }
            match parse_forwarded(text.trim()) {
                Some(named) => client = named,
                None => break,
            }
        }
        client
    }

    /// Whether this address, in canonical form, is a trusted proxy.
    pub(crate) fn trusts(&self, ip: IpAddr) -> bool {
        self.0.iter().any(|block| block.contains(ip))
    }
}

impl CidrBlock {
    fn parse(text: &str) -> Option<Self> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u32>().ok()?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().ok()?;
        let all = if address.is_ipv4() { 32 } else { 128 };
        let prefix_bits = bits.unwrap_or(all);
        (prefix_bits <= all).then_some(Self { address, prefix_bits })
    }

    fn contains(&self, ip: IpAddr) -> bool {
        let differ = |all: u32, one: u128, other: u128| {
            let shift = all - self.prefix_bits;
            // Shifting by all bits would overflow; a prefix of 0 bits matches every address.
            shift < all && (one >> shift) != (other >> shift)
        };
        match (self.address, ip) {
            (IpAddr::V4(ours), IpAddr::V4(ip)) => !differ(32, u32::from(ours).into(), u32::from(ip).into()),
            (IpAddr::V6(ours), IpAddr::V6(ip)) => !differ(128, ours.into(), ip.into()),
            _ => false,
        }
    }
}

/// Parses an address as proxies write it: alone, with a port, in brackets.
fn parse_forwarded(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'))
        .unwrap_or(text);
    bare.parse::<IpAddr>()
        .or_else(|_| text.parse::<SocketAddr>().map(|address| address.ip()))
        .ok()
        .map(|ip| ip.to_canonical())
}

/// The key of a client in limits per machine: an IPv4 address, or the /64 of IPv6, which one machine has to itself.
pub(crate) fn machine(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        ip => ip,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn proxies(texts: &[&str]) -> TrustedProxies {
        TrustedProxies::parse(&texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()).unwrap()
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn caller(trusted: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        proxies(trusted).client_ip(ip(peer), &headers).to_string()
    }

    #[test]
    fn nobody_is_believed_who_is_not_a_proxy() {
        assert_eq!(caller(&[], "10.0.0.1", &["9.9.9.9"]), "10.0.0.1");
        assert_eq!(caller(&["10.0.0.2"], "10.0.0.1", &["9.9.9.9"]), "10.0.0.1");
    }

    #[test]
    fn the_rightmost_that_is_no_proxy_is_the_caller() {
        let ours = ["10.0.0.0/8", "fd00::/8"];
        assert_eq!(caller(&ours, "10.0.0.1", &["9.9.9.9"]), "9.9.9.9");
        assert_eq!(caller(&ours, "10.0.0.1", &["1.1.1.1, 9.9.9.9"]), "9.9.9.9");
        assert_eq!(caller(&ours, "10.0.0.1", &["1.1.1.1, 9.9.9.9 , 10.1.2.3"]), "9.9.9.9");
        assert_eq!(
            caller(&ours, "10.0.0.1", &["1.1.1.1", "9.9.9.9", "10.1.2.3"]),
            "9.9.9.9"
        );
        assert_eq!(caller(&ours, "::ffff:10.0.0.1", &["[2001:db8::7]:4711"]), "2001:db8::7");
        assert_eq!(caller(&ours, "fd00::1", &["9.9.9.9:80"]), "9.9.9.9");
        assert_eq!(caller(&ours, "10.0.0.1", &[]), "10.0.0.1");
        assert_eq!(caller(&ours, "10.0.0.1", &["10.0.0.9"]), "10.0.0.9");
        assert_eq!(caller(&ours, "10.0.0.1", &["9.9.9.9, unknown"]), "10.0.0.1");
    }

    #[test]
    fn what_is_no_block_is_named() {
        for bad in ["", "10.0.0", "10.0.0.0/33", "::/129", "10.0.0.0/x", "proxy.example"] {
            let refused = TrustedProxies::parse(&[bad.to_owned()]);
            assert!(refused.is_err_and(|said| said.contains(bad)), "{bad}");
        }
        assert_eq!(caller(&["0.0.0.0/0"], "8.8.8.8", &["9.9.9.9"]), "9.9.9.9");
    }

    #[test]
    fn one_network_of_ipv6_is_one_machine() {
        assert_eq!(machine(ip("2001:db8:1:2:3:4:5:6")), machine(ip("2001:db8:1:2::9")));
        assert_ne!(machine(ip("2001:db8:1:2::")), machine(ip("2001:db8:1:3::")));
        assert_eq!(machine(ip("::ffff:1.2.3.4")), ip("1.2.3.4"));
    }

    proptest! {
        #[test]
        fn a_caller_cannot_choose_who_they_are(line in "[0-9a-f.:, x]{0,60}") {
            let forwarded = format!("{line}, 9.9.9.9");
            prop_assert_eq!(caller(&["10.0.0.1"], "10.0.0.1", &[&forwarded]), "9.9.9.9");
        }
    }
}
