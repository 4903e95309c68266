use futures::FutureExt;
use proptest::prelude::*;

use super::*;

fn ip(text: &str) -> IpAddr {
    text.parse().unwrap()
}

fn connections(max_open: usize, max_per_machine: usize, proxies: &[&str]) -> Arc<Connections> {
    let proxies: Vec<String> = proxies.iter().map(|text| (*text).to_owned()).collect();
    let limits = ConnectionLimits {
        max_open,
        max_per_machine,
        proxies: TrustedProxies::parse(&proxies).unwrap(),
        ..ConnectionLimits::default()
    };
    Connections::new("test", limits)
}

fn is_displaced(slot: &ConnectionSlot) -> bool {
    slot.connection().displaced().now_or_never().is_some()
}

#[test]
fn a_machine_at_its_cap_loses_the_connection_that_waits_the_longest() {
    let connections = connections(10, 2, &[]);
    let first = connections.admit(ip("10.0.0.1")).unwrap();
    let second = connections.admit(ip("10.0.0.1")).unwrap();
    // The first was answered since, so now the second has been waiting the longest.
    first.connection().mark_answering();
    first.connection().mark_waiting();
    let third = connections.admit(ip("10.0.0.1")).unwrap();
    assert!(is_displaced(&second) && !is_displaced(&first) && !is_displaced(&third));
    let other = connections.admit(ip("10.0.0.2")).unwrap();
    assert!(!is_displaced(&first) && !is_displaced(&third) && !is_displaced(&other));
}

#[test]
fn a_request_that_is_being_answered_is_never_cut_off() {
    let connections = connections(2, 0, &[]);
    let slots: Vec<ConnectionSlot> = (1..=2)
        .map(|at| connections.admit(ip(&format!("10.0.0.{at}"))).unwrap())
        .collect();
    slots.iter().for_each(|slot| slot.connection().mark_answering());
    assert!(connections.admit(ip("10.0.0.3")).is_none());
    assert!(!connections.make_room());
    slots[0].connection().mark_waiting();
    assert!(connections.admit(ip("10.0.0.3")).is_some());
    assert!(is_displaced(&slots[0]) && !is_displaced(&slots[1]));
}

#[test]
fn a_full_listener_takes_from_the_machine_that_has_the_most() {
    let connections = connections(4, 3, &[]);
    let one = connections.admit(ip("10.0.0.1")).unwrap();
    let many: Vec<ConnectionSlot> = (0..3)
        .map(|_| connections.admit(ip("2001:db8:1:2::7")).unwrap())
        .collect();
    let new = connections.admit(ip("10.0.0.3")).unwrap();
    assert!(!is_displaced(&one) && !is_displaced(&new));
    assert!(is_displaced(&many[0]) && !is_displaced(&many[1]));
}

#[test]
fn one_network_of_ipv6_is_one_machine_and_a_proxy_is_none() {
    let connections = connections(100, 2, &["10.0.0.0/8"]);
    let network: Vec<ConnectionSlot> = (1..=4)
        .map(|at| connections.admit(ip(&format!("2001:db8:1:2::{at}"))).unwrap())
        .collect();
    let displaced: Vec<bool> = network.iter().map(is_displaced).collect();
    assert_eq!(displaced, [true, true, false, false]);
    for proxy in ["10.0.0.1", "::ffff:10.0.0.1"] {
        let proxied: Vec<ConnectionSlot> = (0..20).map(|_| connections.admit(ip(proxy)).unwrap()).collect();
        assert!(!proxied.iter().any(is_displaced));
    }
}

#[test]
fn a_place_is_free_again_when_its_connection_ends() {
    let connections = connections(1, 1, &[]);
    for _ in 0..5 {
        let slot = connections.admit(ip("10.0.0.1")).unwrap();
        slot.connection().mark_answering();
        assert!(connections.admit(ip("10.0.0.2")).is_none());
    }
    let table = connections.table.lock();
    assert_eq!((table.connections.len(), table.machines.len()), (0, 0));
}

/// Something that can happen to a listener.
#[derive(Debug, Clone)]
enum Event {
    Connect(u8),
    Answers(usize),
    Waits(usize),
    Ends(usize),
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        4 => (0u8..6).prop_map(Event::Connect),
        2 => any::<usize>().prop_map(Event::Answers),
        2 => any::<usize>().prop_map(Event::Waits),
        1 => any::<usize>().prop_map(Event::Ends),
    ]
}

proptest! {
    #[test]
    fn the_caps_hold_and_the_count_is_right(events in prop::collection::vec(event(), 0..200)) {
        let connections = connections(8, 3, &[]);
        let mut slots: Vec<ConnectionSlot> = Vec::new();
        for event in events {
            let some = |at: usize| at.checked_rem(slots.len());
            match event {
                Event::Connect(machine) => {
                    let waits = slots
                        .iter()
                        .any(|slot| slot.connection().waiting_since.load(Ordering::Relaxed) != ANSWERING);
                    let admitted = connections.admit(ip(&format!("10.0.0.{machine}")));
                    // Refused only if no connection could be displaced, on the listener or on the same machine.
                    prop_assert!(admitted.is_some() || !waits || slots.len() >= 3);
                    slots.extend(admitted);
                }
                Event::Answers(at) => {
                    if let Some(at) = some(at) {
                        slots[at].connection().mark_answering();
                    }
                }
                Event::Waits(at) => {
                    if let Some(at) = some(at) {
                        slots[at].connection().mark_waiting();
                    }
                }
                Event::Ends(at) => {
                    if let Some(at) = some(at) {
                        drop(slots.swap_remove(at));
                    }
                }
            }
            // A displaced connection is dropped, as its task would do.
            slots.retain(|slot| {
                let displaced = is_displaced(slot);
                assert!(!displaced || slot.connection().waiting_since.load(Ordering::Relaxed) != ANSWERING);
                !displaced
            });
            let table = connections.table.lock();
            prop_assert_eq!(table.connections.len(), slots.len());
            prop_assert!(slots.len() <= 8);
            prop_assert_eq!(table.machines.values().sum::<usize>(), slots.len());
            prop_assert!(table.machines.values().all(|count| (1..=3).contains(count)));
        }
    }
}
